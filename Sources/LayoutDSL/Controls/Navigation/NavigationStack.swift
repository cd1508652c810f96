import ViewCore

/// A stack of screens with navigation bars, of which the topmost is visible.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  /// The values of the external path; nil if the stack keeps its own path.
  private let path: Binding<[AnyHashable]>?
  /// The columns of a collapsed split view that are below all other screens.
  private var columns: [AnyView] = []
  /// Pops columns until a number of them remains; nil if the stack is not a split view.
  private var popsColumns: ((Int) -> Void)?
  /// Shows the screen of a link in the next column of a split view; nil to push it.
  private var opens: ((AnyView) -> Void)?
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.columnBackTitle) private var columnBackTitle
  @State private var ownPath: [AnyHashable] = []
  /// The screens that links have pushed as views, by the numbers of their pushes.
  @State private var pushed: [Int: ViewReference] = [:]
  @State private var destinations = NavigationDestinations()
  @State private var navigator = Navigator()
  @State private var titles: [Int: ScreenTitle] = [:]
  /// The fraction of its width by which a finger has dragged the topmost screen away.
  @State private var dragged: CGFloat = 0

  /// Creates a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates the stack of a collapsed split view.
  init(
    columns: [AnyView], popsColumns: @escaping (Int) -> Void, root: () -> Root
  ) where Data == NavigationPath {
    self.init(root: root)
    self.columns = columns
    self.popsColumns = popsColumns
  }

  /// Creates the stack of a column, whose links show their screens in the next one.
  init(opens: ((AnyView) -> Void)?, root: () -> Root) where Data == NavigationPath {
    self.init(root: root)
    self.opens = opens
  }

  /// Creates a stack whose pushed screens are the values of a navigation path.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = path.values
  }

  /// Creates a stack whose pushed screens are the elements of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding(
      location: ClosureLocation(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { values, _ in
          path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
        }))
  }

  /// The root and the pushed screens; the covered ones keep their state.
  public var body: some View {
    let screens = screens
    ZStack {
      NavigationScreen(
        content: root, depth: 0, isTopmost: screens.isEmpty,
        coverage: coverage(of: 0, in: screens.count), shift: 0, backSwipe: nil,
        backTitle: columnBackTitle, isInPushedColumn: isInPushedColumn)
      ForEach(Array(screens.indices), id: \.self) { index in
        NavigationScreen(
          content: screens[index], depth: index + 1, isTopmost: index == screens.count - 1,
          coverage: coverage(of: index + 1, in: screens.count),
          shift: index == screens.count - 1 ? dragged : 0, backSwipe: backSwipe(of: index),
          backTitle: titles[index]?.text, isBelowInline: titles[index]?.isInline ?? false
        )
        .environment(\.dismissal, dismissal(of: index))
        .transition(
          ScreenMotion.fromTrailingEdge(shiftedBy: index == screens.count - 1 ? dragged : 0)
        )
        .zIndex(Double(index + 1))
      }
    }
    .onPreferenceChange(NavigationDestinationKey.self) { destinations = $0 }
    .onPreferenceChange(NavigationTitlesKey.self) { titles = $0 }
    .modifier(ColumnBar(isShown: splitColumn != nil, title: titles[0]?.text))
    .transformPreference(NavigationTitlesKey.self) { $0 = [:] }
    .transformPreference(NavigationDestinationKey.self) { $0 = NavigationDestinations() }
    .environment(\.navigator, connected(navigator))
    .modifier(ScreenStacking())
    .windowSafeArea()
  }

  /// Returns the fraction by which the screen above covers a screen.
  private func coverage(of depth: Int, in count: Int) -> Double {
    depth == count ? 0 : depth == count - 1 ? 1 - dragged : 1
  }

  private func backSwipe(of index: Int) -> BackSwipe {
    BackSwipe {
      dragged = $0
    } ended: { pops in
      dragged = 0
      if pops { pop(to: index) }
    }
  }

  private var values: [AnyHashable] { path?.wrappedValue ?? ownPath }

  private func setValues(_ values: [AnyHashable]) {
    if let path { path.wrappedValue = values } else { ownPath = values }
  }

  /// The pushed screens, from the bottom to the top: the columns of a split view are at the bottom.
  private var screens: [AnyView] {
    let values = values
    let presented = destinations.presented.filter { $0.isPresented.wrappedValue }
    navigator.order.update(
      to: values.indices.map { .value($0) } + pushed.keys.sorted().map { .view($0) }
        + presented.map { .presented($0.id) })
    let views = navigator.order.entries.compactMap { entry in
      switch entry {
      case .value(let index): destinations.view(of: values[index])
      case .view(let number): pushed[number]?.view
      case .presented(let id): presented.first { $0.id == id }?.content.view
      }
    }
    return columns.indices.map { column($0) } + views
  }

  private func column(_ index: Int) -> AnyView {
    let title = titles[index]?.text
    return AnyView(
      columns[index].modifier(EnvironmentWritingModifier { $0.columnBackTitle = title }))
  }

  /// Whether the stack is in a column of a split view above the sidebar, so that its root has a
  /// back button.
  private var isInPushedColumn: Bool {
    splitColumn.map { $0.index > 0 && !$0.isExpanded } ?? false
  }

  private func connected(_ navigator: Navigator) -> Navigator {
    navigator.pushView =
      opens ?? {
        navigator.pushCount += 1
        pushed[navigator.pushCount] = ViewReference(view: $0)
      }
    navigator.pushValue = {
      if let opens { opens(destinations.view(of: $0)) } else { setValues(values + [$0]) }
    }
    navigator.selectsInLists = popsColumns != nil || opens != nil
    return navigator
  }

  /// Returns an action that pops a screen and all screens above it.
  ///
  /// Always the same object, so that the environment of the screen does not change.
  private func dismissal(of index: Int) -> Dismissal {
    while navigator.dismissals.count <= index { navigator.dismissals.append(Dismissal()) }
    let dismissal = navigator.dismissals[index]
    dismissal.dismiss = { pop(to: index) }
    return dismissal
  }

  private func pop(to count: Int) {
    if count < columns.count { popsColumns?(count) }
    let kept = navigator.order.entries.prefix(max(0, count - columns.count))
    let valueCount = kept.count { if case .value = $0 { true } else { false } }
    if valueCount < values.count { setValues(Array(values[..<valueCount])) }
    pushed = pushed.filter { kept.contains(.view($0.key)) }
    for presented in destinations.presented
    where presented.isPresented.wrappedValue && !kept.contains(.presented(presented.id)) {
      presented.isPresented.wrappedValue = false
    }
  }
}

/// The screens that the views of a stack provide as a preference.
struct NavigationDestinations: Equatable {
  /// Creates the screens of the values of a type.
  struct Maker: Equatable {
    let canMake: (AnyHashable) -> Bool
    let make: (AnyHashable) -> AnyView?

    static func == (left: Maker, right: Maker) -> Bool { bitwiseEqual(left, right) }
  }

  /// A screen that is pushed while a binding is true.
  struct Presented: Equatable {
    let id: ObjectIdentifier
    let isPresented: Binding<Bool>
    let content: ViewReference

    static func == (left: Presented, right: Presented) -> Bool {
      left.id == right.id && left.content == right.content
        && left.isPresented.wrappedValue == right.isPresented.wrappedValue
    }
  }

  var makers: [Maker] = []
  var presented: [Presented] = []

  func view(of value: AnyHashable) -> AnyView {
    if let maker = makers.first(where: { $0.canMake(value) }) {
      return AnyView(DestinationScreen(maker: maker, value: value).equatable())
    }
    // The root has not reported its preference yet.
    if makers.isEmpty { return AnyView(Color.clear) }
    return AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
  }
}

/// The screen of a value.
///
/// It is made again only when its maker, its value or a state that the maker reads changes. So a
/// screen that reports makers of its own does not make itself again.
nonisolated private struct DestinationScreen: View, Equatable {
  /// The maker and the value, in an object whose address is the same while the screen is.
  private final class Source {
    let maker: NavigationDestinations.Maker
    let value: AnyHashable

    init(_ maker: NavigationDestinations.Maker, _ value: AnyHashable) {
      (self.maker, self.value) = (maker, value)
    }
  }

  private let source: Source

  init(maker: NavigationDestinations.Maker, value: AnyHashable) {
    source = Source(maker, value)
  }

  @MainActor var body: some View { source.maker.make(source.value) }

  static func == (left: Self, right: Self) -> Bool {
    left.source.maker == right.source.maker && left.source.value == right.source.value
  }
}

enum NavigationDestinationKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }

  static func reduce(
    value: inout NavigationDestinations, nextValue: () -> NavigationDestinations
  ) {
    let next = nextValue()
    value.makers += next.makers
    value.presented += next.presented
  }
}

extension View {
  /// Creates the screens of a navigation stack for the values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let maker = NavigationDestinations.Maker {
      $0.base is D
    } make: { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
    return transformPreference(NavigationDestinationKey.self, function: #function) {
      $0.makers.append(maker)
    }
  }

  /// Pushes a screen onto the navigation stack while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    navigationDestination(
      isPresented: isPresented, content: ViewReference(view: AnyView(destination())))
  }

  nonisolated func navigationDestination(
    isPresented: Binding<Bool>, content: ViewReference, function: FunctionName = #function
  ) -> some View {
    modifier(
      PresentedDestination(isPresented: isPresented, screen: content, function: function))
  }

  /// Pushes a screen onto the navigation stack while an item is not nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) {
      if let item = item.wrappedValue { destination(item) }
    }
  }
}

/// Reports a screen that is pushed while a binding is true.
nonisolated private struct PresentedDestination: ViewModifier {
  let isPresented: Binding<Bool>
  let screen: ViewReference
  let function: FunctionName
  /// An object whose address is the identity of the screen.
  @State private var identity = Dismissal()

  @MainActor func body(content: Content) -> some View {
    let presented = NavigationDestinations.Presented(
      id: ObjectIdentifier(identity), isPresented: isPresented, content: screen)
    content.transformPreference(NavigationDestinationKey.self, function: function) {
      $0.presented.append(presented)
    }
  }
}
