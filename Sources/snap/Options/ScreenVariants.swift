import ArgumentParser
import SnapRuntime

/// The screens that options describe: every combination of the values of repeated options.
struct ScreenVariants {
  /// One combination of values, with the labels of the values that vary.
  struct Variant {
    var labels: [String] = []
    /// The labels of all values that were given, whether they vary or not.
    ///
    /// Goldens have these names, so that a second value leaves those of the first as they are.
    var names: [String] = []
    var settings: ScreenSettings

    /// The labels, as a part of a file's name; empty if nothing varies.
    var label: String { labels.joined(separator: ".") }
  }

  private(set) var all: [Variant]

  init(_ settings: ScreenSettings) {
    all = [Variant(settings: settings)]
  }

  /// Replaces each variant with one variant per value; without values nothing changes.
  mutating func vary<Value>(
    _ values: [Value], _ property: WritableKeyPath<ScreenSettings, Value>,
    label: (Value) -> String
  ) {
    guard !values.isEmpty else { return }
    all = all.flatMap { variant in
      values.map { value in
        var variant = variant
        variant.settings[keyPath: property] = value
        let name = Self.fileName(label(value))
        variant.names.append(name)
        if values.count > 1 { variant.labels.append(name) }
        return variant
      }
    }
  }

  /// Returns the settings of the only screen.
  ///
  /// - Throws: An error that names the labels of the screens, if there are several.
  func only(for command: String) throws -> ScreenSettings {
    guard all.count == 1 else {
      let labels = all.map(\.label).joined(separator: ", ")
      throw ValidationError("'\(command)' shows one screen, and the options describe \(labels).")
    }
    return all[0].settings
  }

  /// Verifies that no two screens have the same label.
  func validate() throws {
    var known: Set<String> = []
    for variant in all where !known.insert(variant.label.lowercased()).inserted {
      throw ValidationError("'\(variant.label)' is given twice: leave one out.")
    }
  }

  /// Returns a label without spaces and characters that shells and file systems treat specially.
  private static func fileName(_ label: String) -> String {
    label.split { !$0.isLetter && !$0.isNumber && !"._-+".contains($0) }.joined(separator: "-")
  }
}
