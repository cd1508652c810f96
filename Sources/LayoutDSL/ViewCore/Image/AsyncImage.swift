import Foundation

/// A view that loads and displays an image from a URL.
///
/// Files are read at once. What lies elsewhere is never loaded: the view stays in its empty phase.
public struct AsyncImage<Content: View>: View {
  @Environment(\.imageSource) private var images
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Loads an image and shows what is made of each phase of loading it.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Loads an image and shows what is made of it, or a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Loads and shows an image; a grey area fills the space until there is one.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// What is made of the phase that loading is in.
  public var body: some View {
    let phase = phase
    return content(phase).modifier(LoadingReport(problem: problem(of: phase)))
  }

  private func problem(of phase: AsyncImagePhase) -> Diagnostic.Problem? {
    guard let url else { return nil }
    if let error = phase.error {
      return .unreadableImage(url.lastPathComponent, reason: "\(error)")
    }
    return url.isFileURL ? nil : .remoteImage(url.absoluteString)
  }

  private var phase: AsyncImagePhase {
    guard let url, url.isFileURL, let provider = images.provider else { return .empty }
    switch provider.image(contentsOf: url) {
    case .failure(let error): return .failure(error)
    case .success(let picture):
      let scale = scale > 0 && scale.isFinite ? scale : 1
      let size = CGSize(
        width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      return .success(Image(bitmap: ResolvedImage(image: picture, size: size)))
    }
  }
}

/// Reports why an image is not loaded.
private nonisolated struct LoadingReport: EngineModifier {
  let problem: Diagnostic.Problem?

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    if let problem = modifier.problem { inputs.graph.report(problem, at: inputs.parent) }
    inputs.make(content)
  }
}

/// How far an image is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The image is there.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the image could not be loaded, if so.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Image {
  /// What stands for an image that is not loaded: the system's secondary fill.
  fileprivate static let placeholder = Image(
    bitmap: ResolvedImage(
      image: DisplayImage(width: 1, height: 1, pixels: [120, 120, 128, 41]),
      size: CGSize(width: 1, height: 1))
  ).resizable()
}

extension EnvironmentValues {
  /// Where views find pictures.
  package var imageSource: ImageSource { values.images }
}
