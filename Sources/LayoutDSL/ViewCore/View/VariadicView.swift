/// The containers of SwiftUI that receive the views of their content one by one.
public enum _VariadicView {
  /// A container.
  public typealias Root = _VariadicView_Root
  /// A container that makes a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A container that makes a single view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A container that makes several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views of the content.
  public typealias Children = _VariadicView_Children

  /// A container with its content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The container.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a container with its content.
    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a container with the content of a builder.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A container that receives the views of its content one by one.
public protocol _VariadicView_Root {}

/// A container that makes a view from the views of its content.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the made view.
  associatedtype Body: View

  /// Makes the view.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A container that makes a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container that makes several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The view that the container makes.
  public var body: some View {
    let made = Group(subviews: content) { root.body(children: _VariadicView.Children($0)) }
    if Root.self is any _VariadicView_UnaryViewRoot.Type, Root.Body._viewListCount() != 1 {
      VStack { made }
    } else {
      made
    }
  }
}

/// The views of a container's content.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) {
    self.subviews = subviews
  }

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position past the end.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// All views.
  @MainActor public var body: some View { subviews }

  /// A view of a container's content.
  nonisolated public struct Element: View, Identifiable {
    let subview: Subview
    private var traits: [ObjectIdentifier: Any] = [:]

    init(subview: Subview) {
      self.subview = subview
    }

    /// The identity of the view, which lasts as long as the view's state.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the explicit identity of the view, of `id` or of a `ForEach`, if it has the type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.node.names.firstNonNil { $0.base as? ID }
    }

    /// The value of a trait, as `_trait` sets it.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        // A value of an optional type would also result from the cast of no value.
        guard let own = traits[ObjectIdentifier(key)], let value = own as? Trait.Value else {
          return subview.containerValues[TraitKey<Trait>.self]
        }
        return value
      }
      set { traits[ObjectIdentifier(key)] = newValue }
    }

    /// The view.
    @MainActor public var body: some View { subview }
  }
}

private enum TraitKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  /// Sets a value that the container of the view can read.
  nonisolated public func _trait<Trait: _ViewTraitKey>(
    _ key: Trait.Type, _ value: Trait.Value
  ) -> some View {
    modifier(ContainerValueModifier(function: #function) { $0[TraitKey<Trait>.self] = value })
  }
}

/// A view that is one view for its container, whatever its content is; several views are in a
/// vertical stack.
nonisolated public struct _UnaryViewAdaptor<Content: View>: View {
  /// The view that is shown.
  public var content: Content

  /// Creates a view from its content.
  public init(_ content: Content) {
    self.content = content
  }

  /// The content in a stack.
  @MainActor public var body: some View {
    VStack { content }
  }
}
