import ViewCore

/// State that tracks whether an assistive technology has its focus on a view, or on which of
/// several views.
///
/// A headless screen has no assistive technology, so the state is the value that the app has set.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Creates state that is true while the focus is on the view.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates state that is the value of the view with the focus, or nil if none has it.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// Creates state that is true while the focus of one of some technologies is on the view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates state that is the value of the view with the focus of one of some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The current focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the state, for the `accessibilityFocused` modifiers.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }

  /// A binding to the state of the focus.
  @propertyWrapper
  public struct Binding {
    let base: ViewCore.Binding<Value>

    /// The current focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Connects the focus of assistive technologies on the view to state that has a value for each
  /// of several views.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    accessibility(.detail("focused", "\(binding.wrappedValue == value)"))
  }

  /// Connects the focus of assistive technologies on the view to Boolean state.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Sets the view that assistive technologies focus first in this view.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    accessibility(.detail("default focus", "\(value)"))
  }
}
