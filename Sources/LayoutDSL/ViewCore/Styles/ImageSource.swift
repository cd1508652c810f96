import Foundation

/// The image source of styles.
package struct ImageSource: Hashable, Sendable {
  package var services: Services?
  /// Collects the names of missing colours; nil to ignore them.
  var styleProblems: StyleProblems?

  package var provider: (any ImageProvider)? { services?.images }

  /// Reports a colour that no asset catalog has, or the unreadable file of the one that has it.
  func noteMissingColor(_ name: String, in folder: URL?) {
    guard let styleProblems else { return }
    styleProblems.note(name, unreadable: provider?.unreadableFile(named: name, in: folder))
  }

  package static func == (left: ImageSource, right: ImageSource) -> Bool {
    left.provider === right.provider
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(provider.map { ObjectIdentifier($0) })
  }
}
