import SwiftUI

/// A grouped list with all that rows can have.
struct ListPage: View {
  @State private var selection = Set<String>()

  var body: some View {
    List {
      Section {
        Label("Airplane Mode", systemImage: "airplane")
        Label("Wi-Fi", systemImage: "wifi").badge("Attic")
        Label("Messages", systemImage: "message.fill").badge(3)
        LabeledContent("Storage", value: "24.5 GB")
      } header: {
        Text("Connections")
      } footer: {
        Text("What stands below a section is small, and may take more than one line.")
      }
      Section("Text") {
        VStack(alignment: .leading) {
          Text("A title")
          Text("And what is said of it").font(.subheadline).foregroundStyle(.secondary)
        }
        Text("Tinted").foregroundStyle(.tint)
        Text("On yellow").listRowBackground(Color.yellow.opacity(0.4))
        Text("Wide insets").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
        Text("No line below").listRowSeparator(.hidden)
        Text("A red line below").listRowSeparatorTint(.red)
        Text("The last")
      }
      Section("Controls") {
        Toggle("Switch", isOn: .constant(true))
        Stepper("Stepper", value: .constant(1))
        Button("Button") {}
        Button("Delete", role: .destructive) {}
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
      }
    }
  }
}

/// A plain list with headers.
struct PlainListPage: View {
  var body: some View {
    List {
      Section("Fruit") {
        ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) }
      }
      Section("Vegetables") {
        ForEach(["Artichoke", "Beet", "Carrot"], id: \.self) { name in
          HStack {
            Image(systemName: "leaf.fill").foregroundStyle(.orange)
            Text(name)
            Spacer()
            Text("fresh").foregroundStyle(.secondary)
          }
        }
      }
      .listRowBackground(Color.green.opacity(0.15))
      Section {
        ForEach(["Pick", "Me"], id: \.self) { Text($0) }
      } footer: {
        Text("The end.")
      }
      .listSectionSeparator(.hidden)
    }
    .listStyle(.plain)
  }
}

/// A form.
struct FormPage: View {
  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: .constant(""))
        TextField("City", text: .constant("Utrecht"))
        SecureField("Password", text: .constant("secret"))
      }
      Section("Preferences") {
        Toggle("Notifications", isOn: .constant(true))
        Picker("Language", selection: .constant("Nederlands")) {
          Text("Nederlands").tag("Nederlands")
          Text("English").tag("English")
        }
        Stepper("Guests: 2", value: .constant(2))
        Slider(value: .constant(0.4))
        DatePicker(
          "Arrival", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
          displayedComponents: .date)
        ColorPicker("Colour", selection: .constant(.orange))
        LabeledContent("Version", value: "1.2")
      }
      Section {
        Button("Sign out") {}
        Button("Delete account", role: .destructive) {}
      }
    }
  }
}

#Preview("List") { ListPage() }
#Preview("Plain list") { PlainListPage() }
#Preview("Form") { FormPage() }
