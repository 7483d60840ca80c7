<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>cli</name>
    <message>
        <source>Merlon %1: nothing can be played yet.</source>
        <translation>Merlon %1 : il n’y a encore rien à jouer.</translation>
    </message>
</context>
</TS>
