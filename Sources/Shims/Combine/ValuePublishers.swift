extension Optional {
  /// A publisher of the value, if there is one.
  public typealias Publisher = OCombine.Publisher
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { ocombine.publisher }
}

extension Result {
  /// A publisher of a success, or of a failure.
  public typealias Publisher = OCombine.Publisher
  /// A publisher that sends the success and finishes, or fails.
  public var publisher: Publisher { ocombine.publisher }
}
