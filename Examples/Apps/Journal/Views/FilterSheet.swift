import SwiftUI

struct FilterSheet: View {
  @EnvironmentObject private var journal: Journal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("Filter").font(.title2.bold())
        Spacer()
        Button("Done") { dismiss() }
      }
      HStack {
        ForEach(Mood.allCases) { mood in
          Toggle(isOn: isOn(mood)) {
            Label(mood.title, systemImage: mood.symbol)
              .labelStyle(.iconOnly)
              .frame(maxWidth: .infinity)
          }
          .tint(mood.color)
        }
      }
      .toggleStyle(.button)
      .buttonStyle(.bordered)
      Toggle("Only Bookmarks", isOn: $journal.filter.onlyBookmarks)
      VStack(alignment: .leading) {
        Text("At least \(Int(journal.filter.minimumWords)) words")
        Slider(value: $journal.filter.minimumWords, in: 0...100, step: 10) {
          Text("Minimum number of words")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
      }
      Spacer(minLength: 0)
    }
    .padding(24)
  }

  private func isOn(_ mood: Mood) -> Binding<Bool> {
    Binding {
      journal.filter.moods.contains(mood)
    } set: { isOn in
      if isOn {
        journal.filter.moods.insert(mood)
      } else {
        journal.filter.moods.remove(mood)
      }
    }
  }
}

struct FilterSheet_Previews: PreviewProvider {
  static var previews: some View {
    FilterSheet()
      .environmentObject(filtered)
      .frame(height: 320)
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Filter")
  }

  private static var filtered: Journal {
    let journal = Journal.sample
    journal.filter = Journal.Filter(moods: [.joyful, .sad], onlyBookmarks: true, minimumWords: 20)
    return journal
  }
}
