import ViewCore

/// A placeholder for missing content: a label, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a placeholder with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// A large symbol above a title, a description and actions, in the centre of the available space.
  public var body: some View {
    // Measurements.md#content-unavailable
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == Controls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a symbol, a localized title and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      Controls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with a symbol, a title string and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      Controls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with an image resource, a localized title and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Controls.Label(title, image: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The placeholder of a search without results.
  public static var search: Self {
    Self {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Returns the placeholder of a search for `text` without results.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of the placeholder of a search without results.
public struct SearchUnavailableContent {
  /// The label: a magnifying glass, and the text that was not found.
  public struct Label: View {
    let text: String?

    /// The symbol and the title.
    public var body: some View {
      let title: LocalizedStringKey = text.map { "No Results for “\($0)”" } ?? "No Results"
      Controls.Label(title, systemImage: "magnifyingglass")
    }
  }

  /// The description: an advice for the next search.
  public struct Description: View {
    /// The text of the advice.
    public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// The actions: none.
  public struct Actions: View {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
}

/// A large symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    // Measurements.md#content-unavailable
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.system(.title2, weight: .bold))
    }
  }
}
