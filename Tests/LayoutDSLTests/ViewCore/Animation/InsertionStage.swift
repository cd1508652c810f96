import LayoutDSL

@testable import ViewCore

extension Stage<Bool> {
  /// Two views in a column, the first of which is inserted and removed.
  convenience init(_ isShown: Bool, journal: Journal, inserting transition: AnyTransition?) {
    self.init(isShown) { isShown in
      VStack(spacing: 0) {
        if isShown {
          let view = Color.red.frame(width: 20, height: 20).probe("new")
            .onAppear { journal.note("appears") }
            .onDisappear { journal.note("disappears") }
          if let transition { view.transition(transition) } else { view }
        }
        Color.blue.frame(width: 20, height: 20).probe("old")
      }
    }
  }
}
