import ArgumentParser

@main
struct Snap: ParsableCommand {}
