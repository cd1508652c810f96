/// State that tracks whether a view has the focus, or which of several views has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  private let none: Value

  /// Creates state that is true while the view has the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  /// Creates state that is the value of the view that has the focus, or nil if none has.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    none = nil
  }

  /// The current focus; setting it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the state, for the `focused` modifiers.
  public var projectedValue: Binding {
    Binding(base: state.projectedValue, none: none)
  }

  /// A binding to the state of the focus.
  @propertyWrapper
  public struct Binding {
    let base: ViewCore.Binding<Value>
    /// The value while no view has the focus.
    package let none: Value

    /// The current focus; setting it moves the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
