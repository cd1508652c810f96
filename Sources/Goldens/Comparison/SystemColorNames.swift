import ViewCore

/// The names that sources have for colours of the system.
enum SystemColorNames {
  /// The names of colours, by their components in light or dark surroundings.
  private static let names: [String: [String]] = {
    let colors: [(String, Color)] = [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
      ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
      ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black),
      ("primary", .primary), ("secondary", .secondary),
    ]
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    var names: [String: [String]] = [:]
    for environment in [EnvironmentValues(), dark] {
      for (name, color) in colors {
        names["\(color.resolve(in: environment))", default: []].append(name)
      }
    }
    return names
  }()

  /// Returns the names of the colours in a text that another text lacks.
  static func names(of text: String, without old: String) -> [String] {
    let colors = text.split { ", ;".contains($0) }, others = old.split { ", ;".contains($0) }
    return colors.filter { !others.contains($0) }.flatMap { names[String($0)] ?? [] }
  }
}
