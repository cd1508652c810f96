import Combine

/// A view that runs an action with each value of a publisher while it exists.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view that is shown.
  public var content: Content
  /// The publisher of the values.
  public var publisher: PublisherType
  /// The action that receives each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view from its content, a publisher and an action.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The content with the action.
  @MainActor public var body: some View {
    content.onReceive(publisher, perform: action)
  }
}
