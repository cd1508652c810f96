// snap render AlignmentGuides.swift --view AlignmentGuides --scale 2
import SwiftUI

/// A timeline whose dots sit on one line because the rows agree on a guide of their own.
struct AlignmentGuides: View {
  var body: some View {
    VStack(alignment: .stem, spacing: 26) {
      ForEach(Step.journey) { step in
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          Text(step.time)
            .font(.subheadline.weight(.semibold))
            .monospacedDigit()
            .foregroundStyle(.secondary)
          Dot(isDone: step.isDone)
            .alignmentGuide(.stem) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 5 }
          VStack(alignment: .leading, spacing: 3) {
            Text(step.title).font(.headline)
            Text(step.detail).font(.subheadline).foregroundStyle(.secondary)
          }
          .frame(width: 200, alignment: .leading)
        }
      }
    }
    .background(alignment: Alignment(horizontal: .stem, vertical: .center)) {
      Rectangle()
        .fill(Color(uiColor: .systemGray4))
        .frame(width: 2)
        .padding(.vertical, 12)
        .alignmentGuide(.stem) { $0[HorizontalAlignment.center] }
    }
    .padding(28)
    .background(.white, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
    .padding(24)
    .background(Color(uiColor: .systemGray6))
  }
}

private struct Step: Identifiable {
  let time: String
  let title: String
  let detail: String
  let isDone: Bool

  var id: String { time }

  static let journey = [
    Step(time: "9:05", title: "Flour and water", detail: "500 g to 350 g", isDone: true),
    Step(
      time: "9:45", title: "Salt and starter", detail: "Fold until the dough holds together",
      isDone: true),
    Step(
      time: "13:00", title: "Shape", detail: "Tight, seam down, into the basket", isDone: true),
    Step(
      time: "17:30", title: "Bake", detail: "20 minutes under the lid, 25 without", isDone: false),
  ]
}

private struct Dot: View {
  let isDone: Bool

  var body: some View {
    ZStack {
      Circle().fill(isDone ? Color.orange : .white)
      Circle().strokeBorder(.orange, lineWidth: 2)
      if isDone {
        Image(systemName: "checkmark").font(.system(size: 10, weight: .bold)).foregroundStyle(
          .white)
      }
    }
    .frame(width: 20, height: 20)
  }
}

extension HorizontalAlignment {
  private enum Stem: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The line the dots sit on.
  fileprivate static let stem = HorizontalAlignment(Stem.self)
}

#Preview("Timeline", traits: .sizeThatFitsLayout) {
  AlignmentGuides()
}
