import SwiftUI

struct NewMessageView: View {
  let people: [Person]
  @Environment(\.dismiss) private var dismiss
  @State private var selection: Set<Person.ID>
  @State private var name = ""
  @FocusState private var field: Field?

  private enum Field { case name }

  init(people: [Person], selection: Set<Person.ID> = []) {
    self.people = people
    _selection = State(initialValue: selection)
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        if selection.count > 1 {
          Section("Group name") {
            TextField("Optional", text: $name)
              .focused($field, equals: .name)
              .textInputAutocapitalization(.words)
              .autocorrectionDisabled()
          }
        }
        Section {
          ForEach(people) { person in
            Label {
              VStack(alignment: .leading) {
                Text(person.name)
                if person.isOnline {
                  Text("Online").font(.caption).foregroundStyle(.secondary)
                }
              }
            } icon: {
              Avatar(people: [person], size: 32)
            }
          }
        } header: {
          Text("People")
        } footer: {
          Text("\(selection.count) of \(people.count) selected")
        }
      }
      .environment(\.editMode, .constant(.active))
      .navigationTitle("New Message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Start") { dismiss() }.disabled(selection.isEmpty)
        }
      }
    }
  }
}

#Preview("New group") {
  NewMessageView(people: SampleData.people, selection: ["Ada Brandt", "Mei Tanaka"])
}
