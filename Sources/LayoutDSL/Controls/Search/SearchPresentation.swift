import ViewCore

/// Whether the search of a screen is active, and the binding that decides it: the app's, or else
/// one of the screen.
///
/// While it is active, the search field takes the place of the title, with a Cancel button after it
/// and the scopes below it, and suggestions cover the content.
nonisolated struct SearchPresentation: Equatable {
  let isActive: Bool
  private let binding: Binding<Bool>
  /// The text of the search, which ends with it.
  var text: SearchText?
  /// The state of the app that follows the focus of the field; nil without one.
  var focus: SearchFocus?

  init(_ binding: Binding<Bool>) {
    isActive = binding.wrappedValue
    self.binding = binding
  }

  static func == (left: SearchPresentation, right: SearchPresentation) -> Bool {
    left.isActive == right.isActive && left.focus == right.focus
  }

  /// Makes the search active.
  @MainActor func begin() { if !isActive { binding.wrappedValue = true } }

  /// Ends an active search, and clears its text.
  @MainActor func end() {
    guard isActive else { return }
    binding.wrappedValue = false
    text?.binding.wrappedValue = ""
  }
}

/// State of an app that moves the focus to the field of a search, and follows it.
nonisolated struct SearchFocus: Equatable, Sendable {
  let isFocused: Bool
  nonisolated(unsafe) let setFocused: (Bool) -> Void  // Called on the main actor only.

  static func == (left: SearchFocus, right: SearchFocus) -> Bool {
    left.isFocused == right.isFocused
  }
}

/// The text of a search, equal to every other: its field follows the binding.
nonisolated struct SearchText: Equatable {
  let binding: Binding<String>

  static func == (left: SearchText, right: SearchText) -> Bool { true }
}

extension View {
  /// Makes the search of the screen active while a binding is true.
  nonisolated func searchPresented(
    _ isPresented: Binding<Bool>, function: FunctionName = #function
  ) -> some View {
    // Read here, so that the body depends on the binding.
    let presentation = SearchPresentation(isPresented)
    return bars(function: function, reachesStacks: true) { bar, _ in
      bar.searchPresentation = presentation
    }
  }
}

extension EnvironmentValues {
  private enum SearchPresentationKey: EnvironmentKey {
    static var defaultValue: SearchPresentation? { nil }
  }
  private enum SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
  }

  /// The search of the screen; nil without a search field.
  var searchPresentation: SearchPresentation? {
    get { self[SearchPresentationKey.self] }
    set { self[SearchPresentationKey.self] = newValue }
  }

  /// The text of the search, for its suggestions.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// Whether the search of the screen is active: a tap on its field and
  /// `searchable(text:isPresented:)` present it.
  public var isSearching: Bool { searchPresentation?.isActive ?? false }
  /// The action that ends the search of the screen.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(searchPresentation)
  }
  /// The placement of the current suggestions; always the automatic one.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

/// The suggestions of an active search, which cover the content if there are any.
struct SearchSuggestions: View {
  let suggestions: ViewReference

  var body: some View {
    Group(reading: suggestions.view) { subviews in
      if !subviews.isEmpty {
        List { ForEach(subviews) { $0 } }.listStyle(.plain).background(.background)
      }
    }
  }
}

/// A suggestion that completes the text of the search when it is tapped.
nonisolated struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.searchText) private var text

  init(completion: String) {
    self.completion = completion
  }

  @MainActor func body(content: Content) -> some View {
    if let text {
      content.frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .onTapGesture { text.wrappedValue = completion }
    } else {
      content
    }
  }
}
