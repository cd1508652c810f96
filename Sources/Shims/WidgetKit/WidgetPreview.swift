import Controls
import SwiftUI
import SystemIntegration
import ViewCore

/// A widget in its container, in the size of its family.
///
/// A widget of the Lock Screen has no background and shades of one colour; a circular one is cut off at
/// its circle (Measurements.md#widget-lock-screen).
struct WidgetContainer<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  @ViewBuilder let content: Content

  // Chosen by eye: Measurements.md#widget-corner
  private var shape: RoundedRectangle {
    if family == .accessoryCircular {
      return RoundedRectangle(cornerRadius: family.size.height / 2, style: .circular)
    }
    return RoundedRectangle(cornerRadius: family.isAccessory ? 0 : 22, style: .continuous)
  }

  // Measurements.md#widget-margins
  private var margins: EdgeInsets {
    let margin: CGFloat = hasMargins && !family.isAccessory ? 16 : 0
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  var body: some View {
    content
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        if family.isAccessory {
          EmptyView()
        } else if let background {
          background.view
        } else {
          Color(uiColor: .systemBackground)
        }
      }
      .saturation(family.isAccessory ? 0 : 1)
      .clipShape(shape)
      .containerShape(shape)
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .transformEnvironment(\.widgetRenderingMode) {
        if family.isAccessory, $0 == .fullColor { $0 = .vibrant }
      }
  }
}

/// A widget that shows the first of its entries.
private struct WidgetPreview: View {
  let family: WidgetFamily
  let widget: _WidgetContent
  let entry: @MainActor () async -> (any TimelineEntry)?
  @State private var current: (any TimelineEntry)?

  var body: some View {
    WidgetContainer(family: family, hasMargins: widget.hasMargins) {
      if let view = current.flatMap({ widget.view($0) }) {
        view
      } else {
        Color.clear.task { current = await entry() }
      }
    }
  }
}

/// Lists the entries of the preview of a widget.
@resultBuilder public enum WidgetTimelineBuilder {
  /// Adds an entry.
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Adds entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Joins the entries.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// Returns the entries of an `if` whose condition holds.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// Returns the entries of the first branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// Returns the entries of the second branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  /// Returns the entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// Declares a preview of a widget that shows the first entry of a timeline.
@freestanding(declaration, names: named(__preview))
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  @WidgetTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

/// Declares a preview of a widget that shows the snapshot of a provider.
@freestanding(declaration, names: named(__preview))
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "LayoutDSLMacros", type: "PreviewMacro")

extension Preview {
  /// Creates a preview of a widget that shows the first entry of a timeline.
  public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> W,
    @WidgetTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, family: family) {
      widget().body._makeWidget()
    } entry: { _ in
      await timeline().first
    }
  }

  /// Creates a preview of a widget that shows the snapshot of a provider.
  public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family: family) {
      widget().body._makeWidget()
    } entry: { _ in
      let provider = timelineProvider()
      let context = TimelineProviderContext(
        family: family, isPreview: true, displaySize: family.size)
      return provider.entry(in: context)
    }
  }

  private init(
    _ name: String?, family: WidgetFamily,
    widget: @escaping @MainActor () -> _WidgetContent,
    entry: @escaping @MainActor (_WidgetContent) async -> (any TimelineEntry)?
  ) {
    let size = family.size
    self.init(name, traits: .fixedLayout(width: size.width, height: size.height)) {
      let content = widget()
      return WidgetPreview(family: family, widget: content) { await entry(content) }
    }
  }
}

/// Returns a preview of a widget with its snapshot, in the first size that it supports.
///
/// It is public because the programs that `snap` compiles call it.
@MainActor public func __widgetPreview<W: Widget>(_ widget: @escaping @MainActor () -> W) -> Preview
{
  let content = widget().body._makeWidget()
  let family = content.families.first ?? .systemSmall
  let context = TimelineProviderContext(family: family, isPreview: true, displaySize: family.size)
  return Preview(traits: .fixedLayout(width: family.size.width, height: family.size.height)) {
    WidgetPreview(family: family, widget: content) { content.snapshot(context) }
  }
}

/// A context that shows a view of a `PreviewProvider` as the content of a widget.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  /// Creates a context with the size of the widget.
  public init(family: WidgetFamily) {
    self.family = family
  }

  /// Returns nil: the context has no values.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
  /// Shows the view in the container of a widget.
  public func previewContext(_ value: WidgetPreviewContext) -> some View {
    let size = value.family.size
    return WidgetContainer(family: value.family, hasMargins: true) { self }
      .previewLayout(.fixed(width: size.width, height: size.height))
  }
}
