import SwiftUI

/// A view of a tip; it is empty while its tip is not available.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let isPresented: Binding<Bool>?
  private let action: (Tips.Action) -> Void

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - arrowEdge: The edge at which an arrow points at another view; nil for no arrow.
  ///   - action: A closure that receives the action of a tapped button.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(optional: tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
  }

  /// Creates a view of a tip; nil shows nothing.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(optional: tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
  }

  /// Creates a view of a tip that is shown while a binding is true.
  public init(
    _ tip: Content?, isPresented: Binding<Bool>, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(optional: tip, isPresented: isPresented, arrowEdge: arrowEdge, action: action)
  }

  fileprivate init(
    optional tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge?,
    action: @escaping (Tips.Action) -> Void
  ) {
    self.tip = tip
    self.isPresented = isPresented
    self.arrowEdge = arrowEdge
    self.action = action
  }

  /// The tip in its style.
  public var body: some View {
    if let tip, isPresented?.wrappedValue != false {
      AvailableTip(tip: tip, action: action) { TipBox(content: $0, arrowEdge: arrowEdge) }
    }
  }
}

extension TipView where Content == AnyTip {
  /// Creates a view of a tip of any type; nil shows nothing.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(
      optional: tip.map { AnyTip($0) }, isPresented: isPresented, arrowEdge: arrowEdge,
      action: action)
  }
}

/// A tip in its style, while it is available.
struct AvailableTip<Content: Tip, Box: View>: View {
  let tip: Content
  let action: (Tips.Action) -> Void
  @ViewBuilder let box: (AnyView) -> Box
  @State private var isShown = false
  @Environment(\.tipLook) private var look

  var body: some View {
    if TipCenter.shared.status(of: tip, isShown: isShown) == .available {
      box(styled(look.style))
        .onAppear {
          guard !isShown else { return }
          isShown = true
          TipCenter.shared.didShow(tip)
        }
    }
  }

  private func styled(_ style: some TipViewStyle) -> AnyView {
    let actions = tip.actions.enumerated().map { index, original in
      var numbered = original
      numbered.index = index
      return numbered.followed(by: action)
    }
    return AnyView(
      style.makeBody(
        configuration: TipViewStyleConfiguration(
          tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: actions,
          arrowEdge: nil)))
  }
}

extension Tips.Action {
  /// Returns an action that also passes itself to a closure.
  @MainActor fileprivate func followed(by action: @escaping (Tips.Action) -> Void) -> Tips.Action {
    // Buttons perform their actions on the main actor.
    nonisolated(unsafe) let action = action
    var copy = Tips.Action(
      id: id, disabled: disabled,
      perform: {
        handler()
        action(self)
      }, label)
    copy.index = index
    return copy
  }
}

/// The rounded rectangle of a tip, with an arrow at an edge.
private struct TipBox: View {
  let content: AnyView
  let arrowEdge: Edge?
  @Environment(\.tipLook) private var look

  var body: some View {
    content
      .background(style, in: .rect(cornerRadius: look.cornerRadius, style: .continuous))
      .padding(edges, TipArrow.height)
      .background(alignment: alignment) {
        if let arrowEdge {
          TipArrow(edge: arrowEdge).fill(style)
            .frame(
              width: isVertical ? TipArrow.width : TipArrow.height,
              height: isVertical ? TipArrow.height : TipArrow.width)
        }
      }
  }

  private var style: AnyShapeStyle {
    look.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground))
  }

  private var isVertical: Bool { arrowEdge == .top || arrowEdge == .bottom }

  private var edges: Edge.Set { arrowEdge.map { Edge.Set($0) } ?? [] }

  private var alignment: Alignment {
    switch arrowEdge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case nil: .center
    }
  }
}

/// The triangular arrow of a tip.
///
/// Measurements.md#tip-view
private struct TipArrow: Shape {
  static let width: CGFloat = 26
  static let height: CGFloat = 12

  let edge: Edge

  nonisolated func path(in rect: CGRect) -> Path {
    let corners: [UnitPoint] =
      switch edge {
      case .top: [.bottomLeading, .top, .bottomTrailing]
      case .bottom: [.topLeading, .bottom, .topTrailing]
      case .leading: [.topTrailing, .leading, .bottomTrailing]
      case .trailing: [.topLeading, .trailing, .bottomLeading]
      }
    return Path { path in
      path.addLines(
        corners.map {
          CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
        })
      path.closeSubpath()
    }
  }
}

extension View {
  /// Shows a tip in a popover that points at the view, while the tip is available.
  ///
  /// - Parameters:
  ///   - tip: The tip; nil shows nothing.
  ///   - arrowEdge: The side of the view at which the popover lies; nil for any with enough room.
  ///   - action: A closure that receives the action of a tapped button.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popoverTip(
      tip, attachmentAnchor: .rect(.bounds), arrowEdge: arrowEdge, action: action)
  }

  /// Shows a tip in a popover that points at a part of the view, while the tip is available and the
  /// binding is true.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTip(
        tip: tip.map { AnyTip($0) }, isOn: isPresented, anchor: attachmentAnchor,
        arrowEdge: arrowEdge, action: action))
  }
}

private struct PopoverTip: ViewModifier {
  let tip: AnyTip?
  let isOn: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: (Tips.Action) -> Void

  func body(content: Content) -> some View {
    content.background {
      if let tip, isOn?.wrappedValue != false {
        AvailableTip(tip: tip, action: action) { box in
          Color.clear.popover(
            isPresented: isPresented(tip), attachmentAnchor: anchor, arrowEdge: arrowEdge
          ) {
            // Measurements.md#tip-view
            box.frame(width: 340).presentationCompactAdaptation(.popover)
          }
        }
      }
    }
  }

  /// Returns a binding that closes the tip when the popover is dismissed.
  private func isPresented(_ tip: AnyTip) -> Binding<Bool> {
    Binding {
      true
    } set: {
      guard !$0 else { return }
      isOn?.wrappedValue = false
      tip.invalidate(reason: .tipClosed)
    }
  }
}
