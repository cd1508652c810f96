import SwiftUI

/// A page of the gallery: samples below each other.
struct Page<Content: View>: View {
  var spacing: CGFloat = 14
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) { content }
      .padding(16)
      .frame(width: 390, alignment: .leading)
      .background(Color(uiColor: .systemBackground))
  }
}

/// Samples side by side, as many in a row as said.
struct Samples<Content: View>: View {
  var title: String?
  var columns = 5
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let title { Text(title).font(.caption.weight(.semibold)) }
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: columns), spacing: 10
      ) { content }
    }
  }
}

/// Something to look at, and its name.
struct Sample<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 4) {
      content
      Text(name)
        .font(.system(size: 9))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
  }
}

/// The squares behind what is translucent.
struct Checkerboard: View {
  var body: some View {
    Canvas { context, size in
      for row in 0..<Int(size.height / 6 + 1) {
        for column in 0..<Int(size.width / 6 + 1) where (row + column).isMultiple(of: 2) {
          let square = CGRect(x: column * 6, y: row * 6, width: 6, height: 6)
          context.fill(Path(square), with: .color(.gray.opacity(0.25)))
        }
      }
    }
  }
}
