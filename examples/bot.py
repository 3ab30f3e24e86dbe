"""A complete bot program, which knows no rules and plays any legal move (docs/bot-programs.md).
   binario play 1856 --players 3 --bot 'exec:python3 examples/bot.py' --bot greedy --bot greedy"""
import json
import random
import sys


def say(answer):
    print(json.dumps(answer), flush=True)


def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()


def ask(**branch):
    say({"ask": branch})
    return hear()["choices"][0]


def decide(choice):  # one value for the open field; None ends a list
    field = choice["open"]
    if field["kind"] == "int":
        return field["min"]
    if field["kind"] == "path":
        return random.choice(field["paths"])["track"]
    if field["kind"] == "routes":
        return choice["suggestion"]["runs"]
    return random.choice(field["values"] + ([None] if field.get("mayStop") else []))


def move(choices):
    choice, values = random.choice(choices), []
    while choice["open"]:
        if choice["open"]["kind"] == "routes":
            choice = ask(type=choice["type"], values=values, suggest=True)
        values.append(decide(choice))
        choice = ask(type=choice["type"], values=values)
    say({"move": choice["chosen"], "why": f"one of {len(choices)} kinds of action"})


while heard := hear():
    if heard["type"] == "hello":
        say({"ready": "any move"} if heard["protocol"] == 1 else {"refuse": "I speak protocol 1"})
    elif heard["type"] == "game":
        random.seed(str(heard["luck"]))  # the same seed gives the same game again
    elif heard["type"] == "turn":
        move(heard["choices"])
