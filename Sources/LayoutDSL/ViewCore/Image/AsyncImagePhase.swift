/// The loading phase of an image.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
