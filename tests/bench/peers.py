"""How fast OpenSpiel plays the nearest kin of each game at random, in C++ and on one core. Writes one line of JSON.

Its own search is asked for playouts from a dealt table, because only that one plays without Python in between; the deal
is not counted. How many decisions a playout has is counted beforehand.
"""

import json
import random
import statistics
import time

import pyspiel

KIN = {
    "rage": "oh_hell(players=4,num_tricks_fixed=10)",
    "rush7": "crazy_eights(players=5)",
    "cover_your_assets": "crazy_eights(players=5)",
    "rush_out": "yacht",
    "rummikub": "gin_rummy",
}
# How often each figure is taken, and for how many seconds; the median counts.
ROUNDS = 5
SPAN = 0.3
# Playouts that are asked for at once, and tables whose decisions are counted.
AT_ONCE = 200
COUNTED = 200


def luck(state):
    """Draws until a player is to decide, or it is over."""
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes())
        state.apply_action(random.choices(actions, odds)[0])
    return state


def decisions(game):
    """How many decisions a random game has, on average."""
    made = 0
    for _ in range(COUNTED):
        state = luck(game.new_initial_state())
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            luck(state)
            made += 1
    return made / COUNTED


def playouts(game):
    """Playouts a second."""
    rollouts = pyspiel.RandomRolloutEvaluator(AT_ONCE, 1)
    search = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 100, False, 1, False)
    rates = []
    for _ in range(ROUNDS):
        done, began = 0, time.process_time()
        while time.process_time() - began < SPAN:
            search.step(luck(game.new_initial_state()))
            done += AT_ONCE
        rates.append(done / (time.process_time() - began))
    return statistics.median(rates)


def main():
    random.seed(1)
    measured = {}
    for name in set(KIN.values()):
        game = pyspiel.load_game(name)
        measured[name] = playouts(game) * decisions(game)
    print(json.dumps([{"game": game, "kin": kin, "decisions": measured[kin]} for game, kin in KIN.items()]))


main()
