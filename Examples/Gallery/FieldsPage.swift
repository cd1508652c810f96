import SwiftUI

/// Fields, and what groups controls.
struct FieldsPage: View {
  var body: some View {
    Page {
      TextField("Placeholder", text: .constant(""))
      TextField("Text", text: .constant("Some text"))
      TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
      TextField("Rounded", text: .constant("Some text")).textFieldStyle(.roundedBorder)
      TextField("Disabled", text: .constant("Disabled")).textFieldStyle(.roundedBorder)
        .disabled(true)
      SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
      TextField(
        "Tall", text: .constant("A field that grows with what is written into it, up to its limit"),
        axis: .vertical
      )
      .textFieldStyle(.roundedBorder)
      TextEditor(text: .constant("An editor\nof several lines"))
        .frame(height: 60)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
      GroupBox("Group") {
        Text("Something that belongs together").frame(maxWidth: .infinity, alignment: .leading)
      }
      GroupBox {
        Toggle("Inside", isOn: .constant(true))
      } label: {
        Label("With a symbol", systemImage: "heart.fill").foregroundStyle(.pink)
      }
      DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Hidden") }
      DisclosureGroup("Open", isExpanded: .constant(true)) {
        Text("Shown").frame(maxWidth: .infinity, alignment: .leading)
      }
      LabeledContent("Label", value: "Content")
      LabeledContent {
        Text("Content")
      } label: {
        Text("Label")
        Text("And more of it")
      }
      ContentUnavailableView(
        "No mail", systemImage: "tray.fill",
        description: Text("What is new will be shown here.")
      )
      .frame(height: 190)
    }
  }
}

#Preview { FieldsPage() }
