import Foundation
import ViewCore

/// A view that shows one of several screens, with a tab bar or as pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var ownIndex = 0
  @Environment(\.tabViewStyle) private var style

  /// Creates a tab view whose visible screen is the one that has the selection as its tag.
  ///
  /// Without a binding, the tab view keeps its own selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its own selection.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// The selected screen in the style of the environment.
  public var body: some View {
    Group(reading: content) { subviews in
      style._makeBody(
        _TabViewParts(subviews: subviews, selected: index(in: subviews)) {
          select($0, in: subviews)
        })
    }
  }

  private func index(in subviews: SubviewsCollection) -> Int {
    guard let selection else { return min(ownIndex, max(0, subviews.count - 1)) }
    let value = selection.wrappedValue
    return subviews.firstIndex { $0.tagValue(of: SelectionValue.self) == value }
      ?? (value as? Int).flatMap { subviews.indices.contains($0) ? $0 : nil } ?? 0
  }

  private func select(_ index: Int, in subviews: SubviewsCollection) {
    guard subviews.indices.contains(index) else { return }
    guard let selection else { return ownIndex = index }
    if let tag = subviews[index].tagValue(of: SelectionValue.self) {
      selection.wrappedValue = tag
    } else if let index = index as? SelectionValue {
      selection.wrappedValue = index
    }
  }
}

/// A screen of a tab view, with its label in the tab bar.
public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  /// Creates a tab without a value, with a label view.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    value = nil
    self.content = content()
    self.label = label()
  }

  /// Creates a tab for a value of the selection, with a label view.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
  }

  /// The screen, with its label as a container value.
  public var body: some View {
    content.tabItem { label }.containerValue(\.tabValue, value)
  }
}

extension Tab where Label == Controls.Label<Text, Image> {
  /// Creates a tab without a value, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(content: content) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab for a value of the selection, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, content: content) {
      Controls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a tab without a value, with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(content: content) { Controls.Label(title, systemImage: systemImage) }
  }

  /// Creates a tab for a value of the selection, with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, content: content) {
      Controls.Label(title, systemImage: systemImage)
    }
  }
}

extension View {
  /// Sets the label of the view in the tab bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let item = HeldView(view: AnyView(label()))
    return containerValue(\.tabItem, item)
  }
}

extension ContainerValues {
  private enum TabItemKey: ContainerValueKey {
    static var defaultValue: HeldView? { nil }
  }
  private enum TabValueKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
  }

  /// The label of the view in the tab bar.
  var tabItem: HeldView? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// The value of a `Tab`.
  var tabValue: AnyHashable? {
    get { self[TabValueKey.self] }
    set { self[TabValueKey.self] = newValue }
  }
}

extension Subview {
  /// Returns the value of the view's `Tab`, its tag or the identity of its `ForEach` element.
  ///
  /// Returns nil if none of them has the type.
  fileprivate func tagValue<V: Hashable>(of type: V.Type) -> V? {
    if let value = containerValues.tabValue?.base as? V { return value }
    if let tag = containerValues.tag(for: type) { return tag }
    return node.names.lazy.compactMap { $0.base as? V }.first
  }
}
