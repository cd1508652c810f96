import SwiftUI

struct JournalFeed: View {
  @EnvironmentObject private var journal: Journal
  @State private var path: [Entry] = []
  @State private var composed: Entry?
  @State private var isFiltering: Bool

  init(isFiltering: Bool = false) {
    _isFiltering = State(initialValue: isFiltering)
  }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack(spacing: 16) {
          FeedHeader(count: journal.entries.count)
          ForEach(journal.visibleEntries) { entry in
            NavigationLink(value: entry) { EntryCard(entry: entry) }
              .buttonStyle(.plain)
              .contextMenu {
                Button("Bookmark", systemImage: "bookmark") { journal.toggleBookmark(entry) }
              }
          }
          .padding(.horizontal)
        }
        .padding(.bottom, 80)
      }
      .coordinateSpace(name: "feed")
      .background(Color.paper)
      .overlay { placeholder }
      .overlay(alignment: .bottomTrailing) { composeButton }
      .ignoresSafeArea(edges: .top)
      .toolbar(.hidden, for: .navigationBar)
      .safeAreaInset(edge: .bottom) {
        if journal.filter.isActive { filterBar }
      }
      .navigationDestination(for: Entry.self) { EntryReader(entry: $0) }
      .sheet(item: $composed) { EntryComposer(entry: $0) }
      .sheet(isPresented: $isFiltering) {
        FilterSheet()
          .presentationDetents([.height(320), .large])
          .presentationDragIndicator(.visible)
          .presentationCornerRadius(24)
      }
    }
  }

  @ViewBuilder
  private var placeholder: some View {
    if journal.visibleEntries.isEmpty {
      VStack(spacing: 8) {
        Image(systemName: journal.filter.isActive ? "line.3.horizontal.decrease" : "book.closed")
          .font(.largeTitle)
          .foregroundStyle(.tertiary)
        Text(journal.filter.isActive ? "No entry matches the filter." : "Your journal is empty.")
          .foregroundStyle(.secondary)
      }
      .padding(.top, 200)
    }
  }

  private var composeButton: some View {
    HStack(spacing: 12) {
      Button {
        isFiltering = true
      } label: {
        Image(systemName: "line.3.horizontal.decrease")
          .frame(width: 44, height: 44)
          .background(.regularMaterial, in: Circle())
      }
      .accessibilityLabel("Filter")
      Button {
        composed = Entry(date: .now, title: "", text: "")
      } label: {
        Image(systemName: "square.and.pencil")
          .font(.title2)
          .foregroundStyle(.white)
          .frame(width: 60, height: 60)
          .background(Color.accentColor, in: Circle())
          .shadow(color: .black.opacity(0.25), radius: 8, y: 4)
      }
      .accessibilityLabel("New Entry")
    }
    .padding()
  }

  private var filterBar: some View {
    HStack {
      Text("\(journal.visibleEntries.count) of \(journal.entries.count) entries")
      Spacer()
      Button("Clear") {
        withAnimation { journal.filter = Journal.Filter() }
      }
    }
    .font(.subheadline)
    .padding()
    .background(.bar)
  }
}

/// A picture that grows while the feed is pulled down.
private struct FeedHeader: View {
  let count: Int
  private let height: CGFloat = 220

  var body: some View {
    GeometryReader { proxy in
      let pull = max(proxy.frame(in: .named("feed")).minY, 0)
      Image(uiImage: PhotoScene.mountains.image(size: CGSize(width: 400, height: 240)))
        .resizable()
        .scaledToFill()
        .frame(width: proxy.size.width, height: height + pull)
        .clipped()
        .overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading) {
            Text("Journal").font(.system(.largeTitle, design: .serif, weight: .bold))
            Text("\(count) entries").font(.subheadline)
          }
          .foregroundColor(.white)
          .shadow(radius: 3)
          .padding()
        }
        .offset(y: -pull)
    }
    .frame(height: height)
  }
}

#Preview("Feed") {
  JournalFeed().environmentObject(Journal.sample)
}

#Preview("Feed, filter sheet") {
  JournalFeed(isFiltering: true).environmentObject(Journal.sample)
}

#Preview("Feed, filtered, dark") {
  let journal = Journal.sample
  journal.filter.onlyBookmarks = true
  return JournalFeed()
    .environmentObject(journal)
    .preferredColorScheme(.dark)
}

#Preview("Feed, empty") {
  JournalFeed().environmentObject(Journal())
}
