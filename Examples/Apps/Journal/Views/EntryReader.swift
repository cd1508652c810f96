import SwiftUI

/// An entry with its photos, one of which may be enlarged.
struct EntryReader: View {
  let entry: Entry
  @EnvironmentObject private var journal: Journal
  @State private var enlarged: PhotoScene?
  @State private var isEditing = false
  @Namespace private var photoSpace

  init(entry: Entry, enlarged: PhotoScene? = nil) {
    self.entry = entry
    _enlarged = State(initialValue: enlarged)
  }

  var body: some View {
    ZStack {
      page
      if let enlarged { enlargedPhoto(enlarged) }
    }
    .navigationTitle(entry.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        ShareLink(
          item: entry.text, subject: Text(entry.title),
          preview: SharePreview(entry.title, image: Image(systemName: entry.mood.symbol)))
        Button {
          isEditing = true
        } label: {
          Image(systemName: "pencil")
        }
      }
    }
    .sheet(isPresented: $isEditing) { EntryComposer(entry: entry) }
  }

  private var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading, spacing: 4) {
          Text(entry.date, format: .dateTime.weekday(.wide).day().month(.wide).year())
            .font(.footnote.smallCaps())
            .foregroundStyle(.secondary)
          Text(entry.title)
            .font(.system(.largeTitle, design: .serif, weight: .bold))
        }
        Text(Entry.styled(entry.text))
          .font(.system(.body, design: .serif))
          .lineSpacing(5)
          .textSelection(.enabled)
        gallery
        Divider()
        QuoteLabel(
          quote: "A day that is written down is a day that stays.", author: "The first page")
        HStack {
          Label(entry.mood.title, systemImage: entry.mood.symbol)
            .foregroundColor(entry.mood.color)
          Spacer()
          Text("\(entry.wordCount) words").foregroundStyle(.secondary)
        }
        .font(.footnote)
      }
      .padding()
    }
  }

  private var gallery: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)], spacing: 8) {
      ForEach(entry.photos) { scene in
        if scene != enlarged {
          Image(uiImage: scene.image())
            .resizable()
            .aspectRatio(4 / 3, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .matchedGeometryEffect(id: scene, in: photoSpace)
            .onTapGesture {
              withAnimation(.spring()) { enlarged = scene }
            }
        } else {
          Color.clear.aspectRatio(4 / 3, contentMode: .fit)
        }
      }
    }
  }

  private func enlargedPhoto(_ scene: PhotoScene) -> some View {
    ZStack {
      Color.black.opacity(0.85).ignoresSafeArea()
      VStack(spacing: 12) {
        Image(uiImage: scene.image(size: CGSize(width: 640, height: 480)))
          .resizable()
          .aspectRatio(4 / 3, contentMode: .fit)
          .matchedGeometryEffect(id: scene, in: photoSpace)
        Text(scene.rawValue.capitalized)
          .font(.callout)
          .foregroundColor(.white)
      }
    }
    .onTapGesture {
      withAnimation(.spring()) { enlarged = nil }
    }
    .transition(.opacity)
    .zIndex(1)
  }
}

#Preview("Reader") {
  NavigationStack { EntryReader(entry: SampleData.entries[0]) }
    .environmentObject(Journal.sample)
}

#Preview("Reader, photo") {
  NavigationStack { EntryReader(entry: SampleData.entries[0], enlarged: .lake) }
    .environmentObject(Journal.sample)
}
