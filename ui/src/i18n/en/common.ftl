### Words of the shell, in every screen.

app-name = Tapete
nav-main = Main
nav-tables = Tables
nav-history = History
nav-people = People
nav-judge = Judge
judge-game = Which game
nav-settings = Settings
screen-new = New table
screen-editor = A game of your own
screen-table = Table
screen-session = A game
screen-evening = An evening of games

voice-none = There is no voice on this device.
voice-foreign = No voice on this device speaks English.

# 1st, 2nd, 3rd: the place of somebody at the table.
place =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }

nav-statistics = Statistics
screen-game = Statistics of a game
screen-person = Somebody
screen-pair = Two people
screen-group = A group
screen-year = The year { $year }
