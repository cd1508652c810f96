// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

extension Widget {
  public static func main() {}
}

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  public static func main() {}
}

/// The result of a builder of widgets.
public struct WidgetList: Widget {
  public init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@MainActor @resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock<each W: Widget>(_ content: repeat each W) -> WidgetList {
    WidgetList()
  }
  public static func buildOptional<W: Widget>(_ content: W?) -> some Widget { WidgetList() }
  public static func buildLimitedAvailability(_ content: any Widget) -> WidgetList { WidgetList() }
}

extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

/// The background of widgets on the Lock Screen.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View {
    Color.primary.opacity(0.15)
  }
}

extension View {
  /// Curves the view in the corner of a watch face, which no family of iOS has.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
