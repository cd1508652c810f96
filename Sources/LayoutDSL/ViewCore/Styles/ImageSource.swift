/// The image source of styles.
package struct ImageSource: Hashable, Sendable {
  package var services: Services?
  /// Collects the names of missing colours; nil to ignore them.
  var missingColors: MissingColors?

  package var provider: (any ImageProvider)? { services?.images }

  package static func == (left: ImageSource, right: ImageSource) -> Bool {
    left.provider === right.provider
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(provider.map { ObjectIdentifier($0) })
  }
}
