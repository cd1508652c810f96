extension View {
  /// Animates the changes in this view that occur together with a change of `value`.
  ///
  /// With a nil animation, those changes are not animated.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      ValueTransactionModifier(value: value) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates all changes in this view.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Modifies the transaction of all changes in this view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Modifies the transaction of the changes that occur together with a change of `value`.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

extension ViewModifier {
  /// Returns the modifier with a change of the transactions of the views that it makes.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(TransactionModifier(transform: transform))
  }

  /// Returns the modifier with an animation of all changes of the views that it makes; nil is none.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

extension View {
  /// Animates changes of the modifiers that `body` applies to this view, but not of the view
  /// itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Modifies the transaction of the modifiers that `body` applies to this view, but not that of
  /// the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let placeholder = PlaceholderContentView<Self> { inputs in
      let node = inputs.transactionNode()
      node.restoresOuter = true
      node.makeContent(self, under: inputs)
    }
    return body(placeholder).modifier(TransactionModifier(transform: transform))
  }
}

extension View where Self: Equatable {
  /// Animates the changes in this view that occur together with a change of its own value.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}
