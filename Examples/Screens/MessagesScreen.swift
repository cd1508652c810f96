import SwiftUI

/// A conversation: bubbles with tails above a field for the next message.
struct MessagesScreen: View {
  private enum Entry {
    case time(String)
    case theirs(String)
    case mine(String)
    case picture
  }

  private let entries: [Entry] = [
    .time("Today 9:32"),
    .theirs("Are we still on for the lighthouse?"),
    .mine("Yes! The tide is out until two."),
    .mine("I packed the thermos and far too many sandwiches 🥪"),
    .theirs("Perfect. This is what it looked like last week:"),
    .picture,
    .mine("Oh, that light."),
    .theirs("Meet you at the pier at ten?"),
    .mine("See you there"),
  ]

  @State private var draft = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 3) {
          ForEach(entries.indices, id: \.self) { index in
            entry(at: index)
          }
          Text("Delivered")
            .font(.caption2.weight(.medium)).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .padding(.trailing, 6)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
      }
      .defaultScrollAnchor(.bottom)
      .safeAreaInset(edge: .bottom, spacing: 0) { composer }
      .navigationTitle("Ida")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          HStack(spacing: 8) {
            Text("IL")
              .font(.system(size: 12, weight: .semibold, design: .rounded))
              .foregroundStyle(.white)
              .frame(width: 28, height: 28)
              .background(.purple.gradient, in: .circle)
            Text("Ida").font(.headline)
          }
          .padding(.leading, 4)
          .padding(.trailing, 12)
          .padding(.vertical, 4)
          .background(.regularMaterial, in: .capsule)
        }
        ToolbarItem(placement: .topBarTrailing) { Button("Call", systemImage: "video") {} }
      }
    }
  }

  @ViewBuilder private func entry(at index: Int) -> some View {
    switch entries[index] {
    case .time(let text):
      Text(text).font(.caption2.weight(.medium)).foregroundStyle(.secondary).padding(.vertical, 8)
    case .theirs(let text):
      bubble(text, isMine: false, hasTail: !isFollowed(index))
    case .mine(let text):
      bubble(text, isMine: true, hasTail: !isFollowed(index))
    case .picture:
      Lighthouse()
        .frame(width: 210, height: 150)
        .clipShape(.rect(cornerRadius: 18))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 5)
        .padding(.bottom, 6)
    }
  }

  /// Whether the next entry is a message of the same person, or the picture that belongs to it.
  private func isFollowed(_ index: Int) -> Bool {
    guard index + 1 < entries.count else { return false }
    switch (entries[index], entries[index + 1]) {
    case (.mine, .mine), (.theirs, .theirs), (.theirs, .picture): return true
    default: return false
    }
  }

  private func bubble(_ text: String, isMine: Bool, hasTail: Bool) -> some View {
    Text(text)
      .foregroundStyle(isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .padding(.horizontal, 13)
      .padding(.vertical, 7)
      .padding(isMine ? .trailing : .leading, 5)
      .background(
        isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(Color(.systemGray5)),
        in: Bubble(isTrailing: isMine, hasTail: hasTail)
      )
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
      .padding(isMine ? .leading : .trailing, 56)
      .padding(.bottom, hasTail ? 6 : 0)
  }

  private var composer: some View {
    HStack(alignment: .bottom, spacing: 10) {
      Image(systemName: "plus")
        .font(.system(size: 17, weight: .medium)).foregroundStyle(.secondary)
        .frame(width: 36, height: 36)
        .background(Color(.systemGray5), in: .circle)
      HStack {
        TextField("Message", text: $draft)
        Image(systemName: "mic").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 14)
      .frame(minHeight: 36)
      .overlay {
        RoundedRectangle(cornerRadius: 18).strokeBorder(Color(.systemGray4), lineWidth: 1)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

/// A rounded rectangle with a tail at its lower trailing or leading corner; the side of the tail has
/// five points for it.
private struct Bubble: Shape {
  let isTrailing: Bool
  let hasTail: Bool

  func path(in rect: CGRect) -> Path {
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width - 5, height: rect.height)
    var path = Path(
      roundedRect: body, cornerRadius: min(18, rect.height / 2), style: .continuous)
    if hasTail {
      var tail = Path()
      tail.move(to: CGPoint(x: body.maxX - 14, y: body.maxY - 1))
      tail.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: body.maxY), control: CGPoint(x: body.maxX - 3, y: body.maxY))
      tail.addQuadCurve(
        to: CGPoint(x: body.maxX, y: body.maxY - 16),
        control: CGPoint(x: body.maxX, y: body.maxY - 6))
      tail.closeSubpath()
      path = path.union(tail)
    }
    guard !isTrailing else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A lighthouse by the sea in the evening.
private struct Lighthouse: View {
  var body: some View {
    Canvas { context, size in
      let sky = CGRect(origin: .zero, size: size)
      context.fill(
        Path(sky),
        with: .linearGradient(
          Gradient(colors: [.indigo, .purple, .orange, .yellow]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: size.height * 0.75)))
      let horizon = size.height * 0.68
      context.fill(
        Path(CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)),
        with: .linearGradient(
          Gradient(colors: [.orange, .indigo]), startPoint: CGPoint(x: 0, y: horizon),
          endPoint: CGPoint(x: 0, y: size.height)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width * 0.16, y: horizon - 34, width: 34, height: 34)),
        with: .color(.yellow.opacity(0.9)))
      let x = size.width * 0.72
      var tower = Path()
      tower.move(to: CGPoint(x: x - 13, y: size.height))
      tower.addLine(to: CGPoint(x: x - 7, y: size.height * 0.3))
      tower.addLine(to: CGPoint(x: x + 7, y: size.height * 0.3))
      tower.addLine(to: CGPoint(x: x + 13, y: size.height))
      context.fill(tower, with: .color(Color(white: 0.97)))
      context.drawLayer { layer in
        layer.clip(to: tower)
        for y in [0.42, 0.66, 0.9] {
          layer.fill(
            Path(CGRect(x: x - 20, y: size.height * y, width: 40, height: size.height * 0.11)),
            with: .color(.red))
        }
      }
      context.fill(
        Path(CGRect(x: x - 6, y: size.height * 0.2, width: 12, height: size.height * 0.1)),
        with: .color(.yellow))
      context.fill(
        Path { roof in
          roof.move(to: CGPoint(x: x - 9, y: size.height * 0.2))
          roof.addLine(to: CGPoint(x: x, y: size.height * 0.12))
          roof.addLine(to: CGPoint(x: x + 9, y: size.height * 0.2))
        }, with: .color(Color(white: 0.15)))
    }
  }
}

#Preview { MessagesScreen() }
