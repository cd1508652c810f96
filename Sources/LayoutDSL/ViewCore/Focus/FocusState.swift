/// State that says whether a view has the focus, or which of several has.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let none: Value

  /// Creates state that is true while the view has the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  /// Creates state that is the value of the view that has the focus; nil if none has.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    none = nil
  }

  /// Where the focus is; setting it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A connection to the state for `focused`.
  public var projectedValue: Binding {
    Binding(base: state.projectedValue, none: none)
  }

  /// A connection to state that says where the focus is.
  @propertyWrapper
  public struct Binding {
    let base: ViewCore.Binding<Value>
    /// The value while no view has the focus.
    let none: Value

    /// Where the focus is; setting it moves the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }
}
