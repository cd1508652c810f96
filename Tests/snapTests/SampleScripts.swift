/// The scripts that the tests give to `snap`, beside the sources.
enum SampleScripts {
  static let files = [
    "count.txt": """
    tap 5,5
    shot one
    wait 0.4s
    tap counter   # by its identifier
    wait 0.4s
    shot two
    """,
    "scroll.txt": """
    scroll 0,20
    wait 0.3s
    """,
    "once.txt": "shot only\n",
    "unknown.txt": "wait 1s\nswipe 1,2\n",
    "nobody.txt": "\ntap nobody\n",
    "lost.txt": """
    shot before
    tap 5,5
    wait 0.4s
    tap nobody
    shot after
    """,
  ]
}
