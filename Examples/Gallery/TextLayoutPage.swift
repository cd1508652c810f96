import SwiftUI

/// Line breaking, alignment, shrinking and truncation of text.
struct TextLayoutPage: View {
  private let pangram = "Sphinx of black quartz, judge my vow before the quick brown fox wakes."

  var body: some View {
    Page {
      Samples(title: "Alignment", columns: 3) {
        Sample("leading") { paragraph.multilineTextAlignment(.leading) }
        Sample("center") { paragraph.multilineTextAlignment(.center) }
        Sample("trailing") { paragraph.multilineTextAlignment(.trailing) }
      }
      Samples(title: "Truncation", columns: 1) {
        Text(pangram).lineLimit(1).truncationMode(.head).frame(width: 358, alignment: .leading)
        Text(pangram).lineLimit(1).truncationMode(.middle).frame(width: 358, alignment: .leading)
        Text(pangram).lineLimit(1).truncationMode(.tail).frame(width: 358, alignment: .leading)
        Text(pangram).lineLimit(1).minimumScaleFactor(0.5).frame(width: 358, alignment: .leading)
        Text(pangram + " " + pangram).lineLimit(2).frame(width: 358, alignment: .leading)
      }
      Samples(title: "Lines", columns: 3) {
        Sample("lineSpacing 6") { paragraph.lineSpacing(6) }
        Sample("lineLimit 2, reserved") {
          Text("Short").lineLimit(2, reservesSpace: true).font(.footnote)
            .frame(width: 110, alignment: .leading).background(.yellow.opacity(0.3))
        }
        Sample("tight leading") { paragraph.font(.footnote.leading(.tight)) }
      }
      Samples(title: "Scripts", columns: 2) {
        Text("Ελληνικά, кириллица")
        Text("שלום עולם")
        Text("مرحبا بالعالم")
        Text("हिन्दी देवनागरी")
        Text("ภาษาไทย สวัสดี")
        Text("e\u{301}, a\u{30A}, ﬁ, Åse, ñ")
      }
      Samples(title: "Emoji", columns: 1) {
        Text("😀 👍🏽 👩‍👩‍👧‍👦 🇳🇱 🇯🇵 1️⃣ ❤️ 🏳️‍🌈 🧑🏿‍🚀 ☎️ ☎︎").font(.title)
        Text("In a line 🎉 of text, and ©️ too.")
      }
      Text("Mixed: the word שלום stands in English, and in עברית stands the word peace.")
      HStack(alignment: .firstTextBaseline) {
        Text("Baselines").font(.largeTitle)
        Text("meet").font(.footnote)
        Text("here").font(.title3)
        Image(systemName: "arrow.left")
      }
      HStack(alignment: .lastTextBaseline) {
        Text("One\nTwo\nThree").font(.footnote)
        Text("last").font(.title)
      }
    }
  }

  private var paragraph: some View {
    Text(pangram).font(.footnote).frame(width: 110).background(.yellow.opacity(0.3))
  }
}

#Preview { TextLayoutPage() }
