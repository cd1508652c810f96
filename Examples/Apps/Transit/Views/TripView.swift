import SwiftUI

/// The way of a vehicle, with the time that is left.
struct TripView: View {
  let trip: Trip
  @Environment(\.fixedDate) private var fixedDate

  var body: some View {
    NavigationStack {
      TimelineView(.animation(minimumInterval: 1, paused: fixedDate != nil)) { context in
        content(at: fixedDate ?? context.date)
      }
      .navigationTitle("Your Trip")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Set an Alarm", systemImage: "bell") {}
            Button("End Trip", systemImage: "xmark", role: .destructive) {}
          }
        }
      }
    }
  }

  private func content(at now: Date) -> some View {
    ScrollView {
      VStack(spacing: 24) {
        remaining(at: now)
        StopList(line: trip.line, passed: passed(at: now)) { index in
          Text(trip.times[index], style: .time)
            .font(.callout.monospacedDigit())
            .foregroundStyle(trip.hasPassed(index, at: now) ? .secondary : .primary)
        }
        .padding()
        .background(.background.secondary, in: .rect(cornerRadius: 16))
      }
      .padding()
    }
  }

  private func remaining(at now: Date) -> some View {
    ZStack {
      Circle()
        .inset(by: 6)
        .stroke(.quaternary, lineWidth: 12)
      Circle()
        .inset(by: 6)
        .trim(from: 0, to: trip.progress(at: now))
        .stroke(
          AngularGradient(
            colors: [trip.line.color.opacity(0.4), trip.line.color], center: .center,
            startAngle: .zero, endAngle: .degrees(360 * trip.progress(at: now))),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      VStack {
        if let arrival = trip.times.last, arrival > now {
          Text(timerInterval: now...arrival, pauseTime: now)
            .font(.system(size: 44, weight: .semibold, design: .rounded))
            .monospacedDigit()
          Text("until \(trip.line.stops[trip.line.stops.count - 1].name)")
            .font(.footnote)
            .foregroundStyle(.secondary)
        } else {
          Image(systemName: "flag.checkered").font(.largeTitle)
          Text("You have arrived").font(.headline)
        }
      }
      .multilineTextAlignment(.center)
    }
    .frame(width: 210, height: 210)
  }

  private func passed(at now: Date) -> Int {
    trip.times.count { $0 <= now }
  }
}

#Preview("Trip") {
  TripView(trip: .sample)
    .environment(\.fixedDate, SampleData.now)
}

#Preview("Arrived") {
  TripView(trip: .sample)
    .environment(\.fixedDate, SampleData.minutes(12))
}
