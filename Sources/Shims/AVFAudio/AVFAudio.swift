// The part of AVFoundation that plays and records sound.
@_exported import AVFoundation
