/// Names that are distinct on every file system, also on those that ignore the case of names.
struct DistinctNames {
  private var used: Set<String> = []

  /// Inserts a name, followed by a number if it is used, and returns it.
  mutating func insert(_ name: String) -> String {
    let numbered = (2...).lazy.map { "\(name)-\($0)" }
    let isFree = { [used] (name: String) in !used.contains(name.lowercased()) }
    let free = isFree(name) ? name : numbered.first(where: isFree) ?? name
    used.insert(free.lowercased())
    return free
  }
}
