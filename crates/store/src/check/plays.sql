SELECT command FROM steps WHERE kind = 'play' ORDER BY fact
