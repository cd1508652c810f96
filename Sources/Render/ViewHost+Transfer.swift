import Foundation
import SystemIntegration
import ViewCore

/// Sharing, dragging, dropping, copying and pasting.
extension ViewHost {
  /// The values that tapped `ShareLink`s have shared, the first tap first.
  public var shares: [SharedItems] { viewGraph.root.environment.shareLog?.shares ?? [] }

  /// Drops values at a point, in points, on the innermost view there that takes any of them.
  ///
  /// - Returns: Whether a view took them.
  @discardableResult
  public func drop(_ items: [Any], at location: CGPoint) -> Bool {
    viewGraph.update()
    let targets = viewGraph.presentHostAttributes(
      TransferTarget.modifiers, as: TransferTarget.self)
    defer { viewGraph.update() }
    return targets.reversed().contains {
      $0.node.visibleFrame.contains(location)
        && $0.payload.drop(items, at: $0.node.localPoint(of: location))
    }
  }

  /// Drags the values of the innermost `draggable` or `onDrag` view at a point, and drops them at
  /// another one.
  ///
  /// - Returns: Whether there were values and a view took them.
  @discardableResult
  public func drop(from start: CGPoint, to end: CGPoint) -> Bool {
    let sources = viewGraph.hostAttributes(
      "draggable", "onDrag", "itemProvider", as: TransferSource.self)
    let source = sources.last { $0.node.visibleFrame.contains(start) }
    guard let items = source?.payload.items(), !items.isEmpty else { return false }
    return drop(items, at: end)
  }

  /// The values of all views that let the user copy.
  public func copiedItems() -> [Any] {
    viewGraph.hostAttributes("copyable", "onCopyCommand", as: TransferSource.self)
      .flatMap { $0.payload.items() }
  }

  /// Pastes values: the last view in tree order that takes any of them receives them.
  ///
  /// - Returns: Whether a view took them.
  @discardableResult
  public func paste(_ items: [Any]) -> Bool {
    let targets = viewGraph.hostAttributes(
      "onPasteCommand", "pasteDestination", as: TransferTarget.self)
    defer { viewGraph.update() }
    return targets.reversed().contains { $0.payload.take(items, .zero) }
  }
}
