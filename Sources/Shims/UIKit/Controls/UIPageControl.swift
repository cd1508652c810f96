// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// A dot for each page, drawn as the dots of a paged `TabView`.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var currentPage = 0
  open var numberOfPages = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  open var interactionState: InteractionState { .none }
  open var direction = Direction.natural
  open var progress: UIPageControlProgress?
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {}
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentPageIndicatorImages: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPageIndicatorImages[page] = image
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentPageIndicatorImages[page]
  }
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // Measurements.md#page-dots: dots of 10, 18 apart, 14 from the sides.
    let image = preferredIndicatorImage?.size ?? CGSize(width: 10, height: 10)
    return CGSize(
      width: CGFloat(max(pageCount, 0)) * (image.width + 8) + 20, height: max(26, image.height + 8))
  }

  package override var content: AnyView {
    let count = hidesForSinglePage && numberOfPages < 2 ? 0 : max(numberOfPages, 0)
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.45)
    let current = currentPageIndicatorTintColor ?? .white
    return AnyView(
      HStack(spacing: 8) {
        ForEach(0..<count, id: \.self) { page in
          self.indicator(of: page)
            .foregroundStyle(Color(uiColor: page == self.currentPage ? current : other))
        }
      }
      .padding(.horizontal, 14).padding(.vertical, 8)
      .background {
        if self.backgroundStyle == .prominent {
          Capsule().fill(Color(uiColor: .systemGray).opacity(0.5))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture(coordinateSpace: .local) { [weak self] place in self?.userTaps(at: place) })
  }

  /// Shows the next page or the one before, at the side of the dots that a finger taps.
  private func userTaps(at place: CGPoint) {
    let page = currentPage + (place.x < bounds.width / 2 ? -1 : 1)
    guard isEnabled, (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  @ViewBuilder private func indicator(of page: Int) -> some View {
    let current =
      page == currentPage
      ? currentPageIndicatorImages[page] ?? preferredCurrentPageIndicatorImage : nil
    if let image = current ?? indicatorImages[page] ?? preferredIndicatorImage {
      Image(uiImage: image).renderingMode(.template)
    } else {
      Circle().frame(width: 10, height: 10)
    }
  }
}

/// The progress within a page, which is not drawn.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  open var currentProgress: Float = 0
  open var isProgressVisible: Bool { false }
  open weak var delegate: AnyObject?
  public override init() { super.init() }
}
open class UIPageControlTimerProgress: UIPageControlProgress {
  open var preferredDuration: TimeInterval
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false
  public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }
  open func resumeTimer() { isRunning = true }
  open func pauseTimer() { isRunning = false }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {}
}
