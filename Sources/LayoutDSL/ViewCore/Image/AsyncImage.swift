import Foundation

/// A view of the image at a URL.
///
/// It reads file URLs synchronously. It never loads other URLs: it stays in the empty phase and
/// reports a diagnostic.
public struct AsyncImage<Content: View>: View {
  @Environment(\.imageSource) private var images
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view whose content depends on the loading phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Creates a view whose content is built from the image, with a placeholder until it is loaded.
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

  /// Creates a view of the image, with a grey area that fills the proposed space until it is
  /// loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
  }

  /// The content for the current loading phase.
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

/// Reports the problem that prevents loading.
private nonisolated struct LoadingReport: EngineModifier {
  let problem: Diagnostic.Problem?

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    if let problem = modifier.problem { inputs.graph.report(problem, at: inputs.parent) }
    inputs.make(content)
  }
}

extension Image {
  /// The placeholder of an image that is not loaded, in the colour of the system's secondary fill.
  fileprivate static let placeholder = Image(
    bitmap: ResolvedImage(
      // Measurements.md#async-image-placeholder
      image: DisplayImage(width: 1, height: 1, pixels: [120, 120, 128, 41]),
      size: CGSize(width: 1, height: 1))
  ).resizable()
}

extension EnvironmentValues {
  /// The source of images.
  package var imageSource: ImageSource { values.images }
}
