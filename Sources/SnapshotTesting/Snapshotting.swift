import Goldens

/// A strategy that converts a value to a format that can be saved and compared.
///
/// A strategy is a value; ``pullback(_:)`` derives one from another.
public struct Snapshotting<Value, Format> {
  /// The path extension of the golden.
  public var pathExtension: String?
  /// The comparison of two snapshots in the format.
  public var diffing: Diffing<Format>
  package var capture: (Value) throws -> Capture<Format>

  /// Creates a strategy from a path extension, a diffing and a function that takes the snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) {
      Capture(format: try snapshot($0))
    }
  }

  /// Creates a strategy from a path extension, a diffing and a function that delivers the snapshot
  /// later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) {
      Capture(format: try asyncSnapshot($0).wait())
    }
  }

  package init(
    pathExtension: String?, diffing: Diffing<Format>,
    capture: @escaping (Value) throws -> Capture<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.capture = capture
  }

  /// Takes a snapshot of a value.
  public var snapshot: (Value) -> Async<Format> {
    { value in Async(catching: { try capture(value).format }) }
  }

  /// Returns this strategy for another type, given a function that converts its values.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try capture(transform($0))
    }
  }
}

extension Snapshotting {
  /// Returns this strategy for another type, given a function that delivers the converted value
  /// later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try capture(transform($0).wait())
    }
  }
}

/// A strategy that saves its values unchanged.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that saves values unchanged.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Capture(format: $0) }
  }
}
