import SwiftUI

/// The initials of a person, or of the first two members of a group.
struct Avatar: View {
  let people: [Person]
  var size: CGFloat = 48

  var body: some View {
    if people.count > 1 {
      ZStack {
        ForEach(Array(people.prefix(2).enumerated()), id: \.element) { index, person in
          circle(for: person, size: size * 0.68)
            .frame(
              width: size, height: size, alignment: index == 0 ? .topLeading : .bottomTrailing)
        }
      }
    } else if let person = people.first {
      circle(for: person, size: size)
        .overlay(alignment: .bottomTrailing) {
          if person.isOnline {
            Circle()
              .fill(.green)
              .stroke(.background, lineWidth: 2)
              .frame(width: size * 0.28)
              .accessibilityLabel("Online")
          }
        }
    }
  }

  private func circle(for person: Person, size: CGFloat) -> some View {
    Circle()
      .fill(person.color.gradient)
      .frame(width: size, height: size)
      .overlay {
        Text(person.initials)
          .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
          .foregroundStyle(.white)
      }
      .accessibilityLabel(person.name)
  }
}
