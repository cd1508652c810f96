import LayoutDSL

/// A row that is probed by its number, and notes each evaluation.
struct NumberedRow: View {
  let number: Int
  var journal: Journal?
  var height: CGFloat = 20

  var body: some View {
    let _ = journal?.note("\(number)")
    Color.red.frame(height: height).probe("\(number)")
  }
}

extension NumberedRow {
  /// A scroll view with a lazy column of rows.
  @MainActor static func screen(_ count: Int, journal: Journal? = nil) -> Screen {
    Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            NumberedRow(number: number, journal: journal)
          }
        }
      }
    }
  }
}
