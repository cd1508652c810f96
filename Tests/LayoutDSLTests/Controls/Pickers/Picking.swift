import LayoutDSL

/// A picker of three letters, which notes each selection.
struct Picking<Style: PickerStyle>: View {
  let journal: Journal
  let style: Style
  @State private var selection = "b"
  var body: some View {
    let _ = journal.note(selection)
    VStack(spacing: 0) {
      Picker("Label", selection: $selection) {
        Text("aa").tag("a")
        Text("bb").tag("b")
        Text("cc").tag("c")
      }
      .pickerStyle(style)
    }
    .probe("picker")
  }
}
