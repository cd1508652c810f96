import SwiftUI

/// A long text with headings and a figure.
public struct Article: View {
  /// Creates the screen.
  public init() {}

  /// The content and its scroll view.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("The walk to the lighthouse").font(.largeTitle.bold())
        ForEach(0..<12, id: \.self) { chapter in
          Text("Chapter \(chapter + 1)").font(.title2.bold())
          Text(
            """
            The path follows the wall of the old harbour and climbs, after the last house, between \
            hedges of broom. From the bench on the ridge the tower is white on some days and grey \
            on others; the keeper says that it depends on the wind alone.
            """)
          if chapter % 3 == 0 {
            Image(systemName: "sun.max.fill").font(.system(size: 64)).foregroundStyle(.orange)
              .frame(maxWidth: .infinity)
          }
        }
      }
      .padding()
    }
  }
}

#Preview("Article") { Article() }
