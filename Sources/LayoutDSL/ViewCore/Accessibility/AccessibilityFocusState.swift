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

/// Assistive technologies.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String>

  private init(names: Set<String>) {
    self.names = names
  }

  /// Creates an empty set.
  public init() {
    names = []
  }

  /// A set of one or more technologies.
  public typealias Element = AccessibilityTechnologies

  /// The screen reader.
  public static var voiceOver: AccessibilityTechnologies { .init(names: ["voiceOver"]) }
  /// The control of the device by switches.
  public static var switchControl: AccessibilityTechnologies { .init(names: ["switchControl"]) }

  /// The technologies of both sets.
  public func union(_ other: Self) -> Self { .init(names: names.union(other.names)) }
  /// The common technologies of both sets.
  public func intersection(_ other: Self) -> Self { .init(names: names.intersection(other.names)) }
  /// The technologies of only one of the sets.
  public func symmetricDifference(_ other: Self) -> Self {
    .init(names: names.symmetricDifference(other.names))
  }
  /// Whether the set has all technologies of another one.
  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  /// Adds technologies.
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  /// Removes technologies.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  /// Adds technologies.
  @discardableResult
  public mutating func update(with new: Self) -> Self? {
    let common = intersection(new)
    formUnion(new)
    return common.names.isEmpty ? nil : common
  }
  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps the common technologies.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps the technologies of only one of the sets.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
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
