import SwiftUI

/// Materials over colours and letters, in light and dark.
struct MaterialsPage: View {
  private let materials: [(String, Material)] = [
    ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
    ("ultraThick", .ultraThick), ("bar", .bar),
  ]

  var body: some View {
    Page(spacing: 0) {
      panes.environment(\.colorScheme, .light)
      panes.environment(\.colorScheme, .dark)
    }
  }

  private var panes: some View {
    LazyVGrid(columns: [GridItem(spacing: 12), GridItem(spacing: 12), GridItem()], spacing: 12) {
      ForEach(materials, id: \.0) { name, material in
        VStack(alignment: .leading) {
          Text(name).font(.subheadline.weight(.semibold))
          Text("secondary").font(.caption).foregroundStyle(.secondary)
          Text("tertiary").font(.caption2).foregroundStyle(.tertiary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
        .background(material, in: .rect(cornerRadius: 12))
      }
    }
    .padding(14)
    .background {
      ZStack {
        LinearGradient(
          colors: [.orange, .pink, .indigo, .teal], startPoint: .topLeading,
          endPoint: .bottomTrailing)
        Circle().fill(.yellow).frame(width: 90).offset(x: -90, y: -30)
        Circle().fill(.black).frame(width: 60).offset(x: 60, y: 40)
        Text("MATERIAL").font(.system(size: 64, weight: .black)).foregroundStyle(.white)
      }
    }
    .clipped()
  }
}

#Preview { MaterialsPage() }
