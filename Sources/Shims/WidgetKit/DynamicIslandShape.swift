import SwiftUI

/// The Dynamic Island of a screen of 393 points: Measurements.md#live-activity-sizes.
struct DynamicIslandShape: View {
  let island: DynamicIsland
  let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState

  private let height: CGFloat = 36.67
  private let camera: CGFloat = 125.33

  var body: some View {
    Group {
      switch state {
      case .compact:
        HStack(spacing: 0) {
          island.compactLeading.padding(margins(.compactLeading)).frame(width: 52.33)
          Color.clear.frame(width: camera)
          island.compactTrailing.padding(margins(.compactTrailing)).frame(width: 52.33)
        }
        .frame(height: height)
        .background(.black, in: .capsule)
      case .minimal:
        island.minimal.padding(margins(.minimal))
          .frame(minWidth: height, maxWidth: 45)
          .fixedSize(horizontal: true, vertical: false)
          .frame(height: height)
          .background(.black, in: .capsule)
      case .expanded:
        let shape = RoundedRectangle(cornerRadius: 44, style: .continuous)
        expanded.padding(margins(.expanded))
          .frame(width: 371)
          .frame(minHeight: 84, maxHeight: 160)
          .fixedSize(horizontal: false, vertical: true)
          .background(.black)
          .clipShape(shape)
          .containerShape(shape)
      }
    }
    .environment(\.colorScheme, .dark)
  }

  private var expanded: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        views(.leading).frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 0) {
          // The camera is above the margin.
          Color.clear.frame(width: camera, height: max(height - margins(.expanded).top, 0))
          views(.center)
        }
        views(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      views(.bottom)
    }
  }

  private func margins(_ mode: DynamicIslandMode) -> EdgeInsets {
    island.margins[mode] ?? mode.margins
  }

  private func views(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let regions = island.regions.filter { $0.position == position }
    return VStack(spacing: 0) {
      ForEach(regions.indices, id: \.self) { regions[$0].content }
    }
  }
}
