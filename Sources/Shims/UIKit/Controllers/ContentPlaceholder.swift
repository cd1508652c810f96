import Foundation
import ViewCore

/// A grey area with a name, in place of content that is not drawn here; it takes any size.
///
/// Measurements.md#content-placeholder
package struct ContentPlaceholder: View {
  let name: String
  let systemImage: String?

  package init(name: String, systemImage: String? = nil) {
    self.name = name
    self.systemImage = systemImage
  }

  package var body: some View {
    Rectangle()
      .fill(Color(uiColor: .secondarySystemFill))
      .overlay {
        VStack(spacing: 4) {
          if let systemImage { Image(systemName: systemImage).font(.title2) }
          Text(verbatim: name).font(.caption).lineLimit(1)
        }
        .foregroundStyle(Color(uiColor: .secondaryLabel))
        .padding(4)
      }
      .clipped()
  }
}
