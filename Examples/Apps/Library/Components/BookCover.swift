import SwiftUI

/// A cover whose type and pattern scale with its width.
struct BookCover: View {
  let book: Book

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .topLeading) {
        Rectangle().fill(book.cover.color.gradient)
        CoverPattern(pattern: book.cover.pattern)
          .fill(.white.opacity(0.18))
        VStack(alignment: .leading, spacing: width * 0.03) {
          Text(book.title)
            .font(.system(size: width * 0.125, weight: .bold, design: .serif))
            .minimumScaleFactor(0.6)
          Text(book.author)
            .font(.system(size: width * 0.075))
            .opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(width * 0.1)
        Rectangle()
          .fill(.black.opacity(0.15))
          .frame(width: max(width * 0.03, 1))
      }
    }
    .aspectRatio(2 / 3, contentMode: .fit)
    .clipShape(
      .rect(
        topLeadingRadius: 2, bottomLeadingRadius: 2, bottomTrailingRadius: 6, topTrailingRadius: 6)
    )
    .shadow(color: .black.opacity(0.25), radius: 4, x: 1, y: 3)
    .accessibilityElement()
    .accessibilityLabel("\(book.title) by \(book.author)")
  }
}

private struct CoverPattern: Shape {
  let pattern: Book.CoverStyle.Pattern

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let unit = rect.width / 6
    switch pattern {
    case .stripes:
      for index in 0..<2 {
        let y = rect.maxY - unit * CGFloat(2 * index + 2)
        path.addRect(CGRect(x: rect.minX, y: y, width: rect.width, height: unit))
      }
    case .circles:
      for index in 1...3 {
        let radius = unit * CGFloat(index)
        let corner = CGPoint(x: rect.maxX - radius, y: rect.maxY - radius)
        let size = CGSize(width: 2 * radius, height: 2 * radius)
        path.addEllipse(in: CGRect(origin: corner, size: size))
      }
    case .peaks:
      for index in 0..<3 {
        let x = rect.minX + unit * CGFloat(2 * index)
        path.move(to: CGPoint(x: x, y: rect.maxY))
        path.addLine(to: CGPoint(x: x + unit, y: rect.maxY - unit * CGFloat(index + 2)))
        path.addLine(to: CGPoint(x: x + 2 * unit, y: rect.maxY))
        path.closeSubpath()
      }
    }
    return path
  }
}

struct BookCover_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BookCover(book: Library.sample.books[0])
        .frame(width: 60)
        .previewDisplayName("Small cover")
      BookCover(book: Library.sample.books[0])
        .frame(width: 180)
        .previewDisplayName("Large cover")
      HStack {
        ForEach(Library.sample.books.prefix(3)) { BookCover(book: $0) }
      }
      .frame(width: 320)
      .previewDisplayName("Patterns")
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
